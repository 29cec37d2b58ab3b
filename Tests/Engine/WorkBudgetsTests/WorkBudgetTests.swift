import Synchronization
import Testing

@testable import WorkBudgets

/// Counts work against a budget. Work stops when the budget is spent or the run is canceled.
@Suite struct WorkBudgetTests {
  @Test func `work within the budget continues`() {
    let budget = WorkBudget(limit: 1_000_000)
    budget.run {
      for _ in 0..<10 { #expect(!WorkBudget.spend(100_000)) }
      #expect(!WorkBudget.isOver)
    }
    #expect(!budget.isSpent && !budget.isCancelled)
  }

  @Test func `work beyond the budget stops, in every run at the same unit`() {
    for _ in 0..<3 {
      let budget = WorkBudget(limit: 1_000_000)
      let steps = budget.run { (1...).first { _ in WorkBudget.spend(3) } }
      #expect(steps == 333_334)
      #expect(budget.isSpent && !budget.isCancelled)
    }
  }

  @Test func `cancellation is noticed within a few thousand steps`() {
    let isAsked = Atomic(false)
    let budget = WorkBudget { isAsked.load(ordering: .relaxed) }
    let steps = budget.run { () -> Int? in
      (1...10_000_000).first { step in
        if step == 200_000 { isAsked.store(true, ordering: .relaxed) }
        return WorkBudget.spend(1)
      }
    }
    #expect((200_000...200_000 + WorkBudget.stride).contains(steps ?? 0))
    #expect(budget.isCancelled && !budget.isSpent)
  }

  @Test func `a noticed cancellation stays`() {
    let isAsked = Atomic(true)
    let budget = WorkBudget { isAsked.load(ordering: .relaxed) }
    #expect(budget.checkCancellation())
    isAsked.store(false, ordering: .relaxed)
    #expect(budget.isCancelled && budget.spend(1))
  }

  @Test func `work that does not notice its cancellation is complete`() {
    let budget = WorkBudget { true }
    #expect(!budget.isCancelled)
  }

  @Test func `a budget applies only to the work inside it`() async {
    let (outer, inner) = (WorkBudget(limit: 10), WorkBudget(limit: 10))
    await outer.run {
      inner.run { _ = WorkBudget.spend(11) }
      #expect(!WorkBudget.isOver)
      await Task { #expect(!WorkBudget.spend(5)) }.value
    }
    #expect(inner.isSpent && !outer.isSpent)
    #expect(WorkBudget.current == nil && !WorkBudget.isOver && !WorkBudget.spend(.max))
  }

  @Test func `an error passes through a budget`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try WorkBudget().run { throw Failure() } }
  }

  @Test func `a meter charges all of its work, however small the pieces`() {
    let budget = WorkBudget(limit: 999_999)
    let pieces = budget.run {
      (1...).first { _ in
        var meter = WorkMeter()
        for _ in 0..<10 {
          meter.work += 10
          if meter.check() { return true }
        }
        meter.charge()
        return meter.isOver
      }
    }
    #expect(pieces == 10_000)
  }

  @Test func `a stopped meter stays stopped until it is restarted`() {
    var meter = WorkMeter()
    meter.work = WorkBudget.standardLimit + 1
    #expect(meter.check() && meter.isOver)
    meter.restart()
    #expect(!meter.check() && meter.work == 0)
  }
}

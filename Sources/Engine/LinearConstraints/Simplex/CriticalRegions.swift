/// The critical regions of the components: the sets of parameters at which the same rows decide, with the solutions
/// there.
///
/// At an optimum the variables follow from the rows that are zero. These are linear in the parameters, and so are the
/// variables. The optimum stays optimal until another row changes its sign, because neither the reduced costs nor the
/// nonbasic rows change before that. So each component divides the plane of parameters into a few critical regions, as
/// in parametric programming (Gal 1979). For another screen size it is enough to find the region that contains it.
struct CriticalRegions: Sendable {
  /// A part of the plane of parameters.
  struct Region: Sendable {
    /// The positions in ``CriticalRegions/values`` of the values of the component's variables.
    var values: Range<Int>
    /// The positions in ``CriticalRegions/conditions`` of the functions that are nonnegative in the region.
    var conditions: Range<Int>
    /// The next region of the component, or -1.
    var next: Int32
  }

  /// The regions of all components.
  private(set) var regions: [Region] = []
  /// The values of all regions, one region after the other.
  private(set) var values: [ParametricValue] = []
  /// The conditions of all regions, one region after the other.
  private(set) var conditions: [ParametricValue] = []
  /// The most recently used region of each component, or -1.
  private var heads: [Int32]
  // Scratch: the values of the columns.
  private var constants = ColumnVector()
  private var parametricColumns = ReusableList<ParametricColumn>()

  /// A column whose value depends on the parameters.
  private struct ParametricColumn: Sendable {
    var number: Int
    var value: ParametricValue
  }

  /// Creates an empty list of regions for each component.
  init(_ components: Components) {
    heads = Array(filledWith: -1, count: components.components.count)
    regions.reserveCapacity(components.components.count)
    values.reserveCapacity(components.unknowns.count)
    conditions.reserveCapacity(components.rows.count)
  }

  /// Returns the positions of the values of a component's variables, or nil if no region contains the parameters.
  mutating func values(of component: Int, at parameters: Parameters) -> Range<Int>? {
    var previous: Int32 = -1
    var current = heads[component]
    while current >= 0 {
      let region = regions[Int(current)]
      if contains(region, parameters) {
        moveToFront(current, behind: previous, of: component)
        return region.values
      }
      previous = current
      current = region.next
    }
    return nil
  }

  /// Returns the most recently used region of a component, or nil if there is none.
  func latest(of component: Int) -> Region? { heads[component] < 0 ? nil : regions[Int(heads[component])] }

  /// Adds the region around the optimum that the simplex method has found, and returns the positions of its values.
  mutating func insert(
    _ simplex: LexicographicSimplex, of component: Components.Component, _ all: Components, at number: Int
  ) -> Range<Int> {
    let start = (values: values.count, conditions: conditions.count)
    collectConstants(of: simplex, component, all)
    for variable in simplex.allColumns {
      var value = ParametricValue(simplex.matrix.value(of: variable, columns: constants))
      for column in parametricColumns {
        let entry = simplex.matrix.entry(variable, column.number)
        value.first += entry * column.value.first
        value.second += entry * column.value.second
      }
      values.append(value)
    }
    // A basic row must stay on its side.
    for row in simplex.allRows where simplex.rows[row].state == .basic {
      let condition = function(of: all.rows[component.rows.lowerBound + row], all, values: start.values)
      if !condition.isConstant { conditions.append(condition * simplex.rows[row].side) }
    }
    // A row that is zero here and blocks columns must stay zero. Together with the condition above this bounds it from
    // both sides.
    for row in simplex.blockingRows {
      let condition = function(of: all.rows[component.rows.lowerBound + row], all, values: start.values)
      if !condition.isConstant { conditions.append(condition * -simplex.rows[row].side) }
    }
    return insert(from: start, at: number)
  }

  /// Adds the region in which every row of a component holds, and returns the positions of its values.
  mutating func insert(_ presolve: ComponentPresolve, at number: Int) -> Range<Int> {
    let start = (values: values.count, conditions: conditions.count)
    for index in presolve.variables.indices { values.append(presolve.variables[index].value) }
    for index in presolve.conditions.indices { conditions.append(presolve.conditions[index]) }
    return insert(from: start, at: number)
  }

  /// Adds the region whose values and conditions were appended from `start` on, and returns the positions of its
  /// values.
  private mutating func insert(from start: (values: Int, conditions: Int), at number: Int) -> Range<Int> {
    let region = Region(
      values: start.values..<values.count, conditions: start.conditions..<conditions.count, next: heads[number])
    heads[number] = Int32(regions.count)
    regions.append(region)
    return region.values
  }

  /// Collects the values of the columns at which their rows are zero: numbers, and functions for those that depend on
  /// the parameters.
  private mutating func collectConstants(
    of simplex: LexicographicSimplex, _ component: Components.Component, _ all: Components
  ) {
    constants.reset(count: simplex.columnCount)
    parametricColumns.clear()
    for column in simplex.allColumns where simplex.columns[column].row >= 0 {
      let constant = all.rows[component.rows.lowerBound + simplex.columns[column].row].constant
      constants[column] = -constant.constant
      if !constant.isConstant { parametricColumns.append(ParametricColumn(number: column, value: constant * -1)) }
    }
  }

  /// Copies the regions of a component whose rows have not changed.
  mutating func takeOver(_ number: Int, from other: CriticalRegions) {
    var current = other.heads[number]
    while current >= 0 {
      let region = other.regions[Int(current)]
      let start = (values: values.count, conditions: conditions.count)
      values.append(contentsOf: other.values[region.values])
      conditions.append(contentsOf: other.conditions[region.conditions])
      _ = insert(from: start, at: number)
      current = region.next
    }
  }

  private func function(of row: Components.Row, _ all: Components, values start: Int) -> ParametricValue {
    var function = row.constant
    for position in row.terms {
      function.add(values[start + all.terms[position].variable], times: all.terms[position].coefficient)
    }
    return function
  }

  /// Whether a region contains some parameters, within ``Tolerance/region``.
  private func contains(_ region: Region, _ parameters: Parameters) -> Bool {
    for position in region.conditions where conditions[position].value(at: parameters) < -Tolerance.region {
      return false
    }
    return true
  }

  /// Moves a region in front of the others of its component, as the next size is often a similar one.
  private mutating func moveToFront(_ region: Int32, behind previous: Int32, of component: Int) {
    guard previous >= 0 else { return }
    regions[Int(previous)].next = regions[Int(region)].next
    regions[Int(region)].next = heads[component]
    heads[component] = region
  }
}

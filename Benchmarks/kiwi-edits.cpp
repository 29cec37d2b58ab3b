// Solves the problem of edit-screen with kiwi, performs its edits, and prints the times as one line of JSON. Each edited
// constant is a separate variable, because that is kiwi's fastest way to change one.
//
//     kiwi-edits PROBLEM

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <kiwi/kiwi.h>
#include <map>
#include <sstream>
#include <string>
#include <vector>

using Clock = std::chrono::steady_clock;

static double microseconds(Clock::time_point start) {
  return std::chrono::duration<double, std::micro>(Clock::now() - start).count();
}

int main(int count, char **arguments) {
  std::ifstream file(count > 1 ? arguments[1] : "");
  if (!file) {
    std::fprintf(stderr, "kiwi-edits: cannot read the problem\n");
    return 1;
  }
  std::vector<std::string> rows;
  std::vector<std::pair<int, double>> edits;
  int variableCount = 0;
  for (std::string line; std::getline(file, line);) {
    if (line[0] == 'v') variableCount = std::atoi(line.c_str() + 1);
    if (line[0] == 'c') rows.push_back(line.substr(1));
    if (line[0] == 'e') {
      std::istringstream words(line.substr(1));
      int row;
      double constant;
      words >> row >> constant;
      edits.emplace_back(row, constant);
    }
  }
  std::vector<kiwi::Variable> variables(variableCount);
  std::map<int, kiwi::Variable> constants;
  for (const auto &[row, constant] : edits) constants.emplace(row, kiwi::Variable());

  const auto start = Clock::now();
  kiwi::Solver solver;
  for (size_t number = 0; number < rows.size(); ++number) {
    std::istringstream words(rows[number]);
    double priority, right;
    char relation;
    int termCount;
    words >> priority >> relation >> right >> termCount;
    std::vector<kiwi::Term> terms;
    for (int term = 0; term < termCount; ++term) {
      int variable;
      double coefficient;
      words >> variable >> coefficient;
      terms.emplace_back(variables[variable], coefficient);
    }
    const auto constant = constants.find(static_cast<int>(number));
    if (constant != constants.end()) {
      solver.addEditVariable(constant->second, 0.99 * kiwi::strength::required);
      solver.suggestValue(constant->second, right);
      terms.emplace_back(constant->second, -1.0);
      right = 0;
    }
    const auto kind = relation == '=' ? kiwi::OP_EQ : relation == '<' ? kiwi::OP_LE : kiwi::OP_GE;
    const double strength = priority >= 1000 ? kiwi::strength::required : priority * priority;
    solver.addConstraint(kiwi::Constraint(kiwi::Expression(std::move(terms), -right), kind, strength));
  }
  solver.updateVariables();
  const double solving = microseconds(start);

  const auto beginning = Clock::now();
  for (const auto &[row, constant] : edits) {
    solver.suggestValue(constants.at(row), constant);
    solver.updateVariables();
  }
  const double editing = microseconds(beginning);
  double sum = 0;
  // The root is the last view.
  for (int view = 0; view + 4 < variableCount; view += 4) sum += 3 * variables[view].value() + variables[view + 1].value();
  std::printf("{\"problem\":\"edits\",\"edits\":%zu,\"solve_us\":%.0f,\"edit_us\":%.0f,\"sum\":%.3f}\n", edits.size(),
              solving, editing, sum);
}

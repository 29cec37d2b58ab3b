// Solves the problems of solve-problem with kiwi and prints the same measurements, one line of JSON for each problem.
//
//     kiwi REPETITIONS PROBLEM…

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <kiwi/kiwi.h>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

struct Row {
  double priority, right;
  char relation;
  std::vector<std::pair<int, double>> terms;
};

struct Problem {
  int variableCount = 0;
  std::vector<std::pair<int, double>> parameters;
  std::vector<Row> rows;
  std::vector<std::vector<double>> sizes;
};

static Problem read(const std::string &path) {
  Problem problem;
  std::ifstream file(path);
  if (!file) {
    std::fprintf(stderr, "kiwi: cannot read %s\n", path.c_str());
    std::exit(1);
  }
  std::string line;
  while (std::getline(file, line)) {
    std::istringstream words(line);
    char kind = 0;
    words >> kind;
    if (kind == 'v') {
      words >> problem.variableCount;
    } else if (kind == 'p') {
      int variable;
      double value;
      words >> variable >> value;
      problem.parameters.emplace_back(variable, value);
    } else if (kind == 'c') {
      Row row;
      int count;
      words >> row.priority >> row.relation >> row.right >> count;
      for (int index = 0; index < count; ++index) {
        int variable;
        double coefficient;
        words >> variable >> coefficient;
        row.terms.emplace_back(variable, coefficient);
      }
      problem.rows.push_back(row);
    } else if (kind == 'd') {
      std::vector<double> size;
      for (double value; words >> value;) size.push_back(value);
      problem.sizes.push_back(size);
    }
  }
  return problem;
}

// A solver with all rows of a problem. The parameters are edit variables.
struct Layout {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  int refused = 0;

  explicit Layout(const Problem &problem) : variables(problem.variableCount) {
    for (const auto &[variable, value] : problem.parameters) {
      solver.addEditVariable(variables[variable], 0.99 * kiwi::strength::required);
      solver.suggestValue(variables[variable], value);
    }
    for (const Row &row : problem.rows) add(row);
    solver.updateVariables();
  }

  void add(const Row &row) {
    std::vector<kiwi::Term> terms;
    for (const auto &[variable, coefficient] : row.terms) terms.emplace_back(variables[variable], coefficient);
    const auto relation = row.relation == '=' ? kiwi::OP_EQ : row.relation == '<' ? kiwi::OP_LE : kiwi::OP_GE;
    const double strength = row.priority >= 1000 ? kiwi::strength::required : row.priority * row.priority;
    try {
      solver.addConstraint(kiwi::Constraint(kiwi::Expression(std::move(terms), -row.right), relation, strength));
    } catch (const kiwi::UnsatisfiableConstraint &) {
      ++refused;
    }
  }

  void resize(const Problem &problem, const std::vector<double> &size) {
    for (size_t index = 0; index < size.size(); ++index) {
      solver.suggestValue(variables[problem.parameters[index].first], size[index]);
    }
    solver.updateVariables();
  }
};

// Returns the median time of a few runs in microseconds. Work that takes longer than a second is not repeated.
static double median(int repetitions, const std::function<void()> &work) {
  std::vector<double> times;
  double total = 0;
  do {
    const auto start = std::chrono::steady_clock::now();
    work();
    times.push_back(std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count());
    total += times.back();
  } while (static_cast<int>(times.size()) < repetitions && total < 1e6);
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

// Returns the time for all other sizes in microseconds; "null" if they take longer than ten seconds.
static std::string resize(Layout &layout, const Problem &problem) {
  const auto start = std::chrono::steady_clock::now();
  double time = 0;
  for (const auto &size : problem.sizes) {
    layout.resize(problem, size);
    time = std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
    if (time > 1e7) return "null";
  }
  return std::to_string(time);
}

int main(int count, char **arguments) {
  const int repetitions = count > 1 ? std::atoi(arguments[1]) : 1;
  for (int index = 2; index < count; ++index) {
    const Problem problem = read(arguments[index]);
    std::unique_ptr<Layout> layout;
    const double solving = median(repetitions, [&] { layout = std::make_unique<Layout>(problem); });
    const std::string resizing = resize(*layout, problem);
    std::string name = arguments[index];
    name = name.substr(name.find_last_of('/') + 1);
    name = name.substr(0, name.rfind(".txt"));
    std::printf("{\"problem\":\"%s\",\"variables\":%d,\"rows\":%zu,\"solve_us\":%.3f,\"sizes\":%zu,\"resize_us\":%s,"
                "\"conflicts\":%d}\n", name.c_str(), problem.variableCount, problem.rows.size(), solving,
                problem.sizes.size(), resizing.c_str(), layout->refused);
    std::fflush(stdout);
  }
}

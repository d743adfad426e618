import { existsSync, readFileSync } from 'node:fs';

/** Tests and scenarios, as their runs recorded them; a run that left no record has failed. */
const records = [
  ['.results/scenarios.json', countScenarios],
  ['.results/tests.json', countTests],
  ['.results/soak.json', countTests],
];

let passed = 0;
let failed = 0;
for (const [file, count] of records) {
  const counts = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 1 };
  passed += counts.passed;
  failed += counts.failed;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

function countTests({ numTotalTests, numPassedTests, success }) {
  const failed = numTotalTests - numPassedTests;
  return { passed: numPassedTests, failed: success ? failed : Math.max(failed, 1) };
}

function countScenarios(features) {
  const scenarios = features.flatMap(({ elements }) => elements);
  const passed = scenarios.filter(({ steps }) => steps.every(({ result }) => result.status === 'passed')).length;
  return { passed, failed: scenarios.length - passed };
}

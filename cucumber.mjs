const language = process.env.PUSH22_LANGUAGE ?? 'en';

const common = {
  paths: [`features/${language}/**/*.feature`],
  import: ['features/hooks.ts', 'features/steps.ts'],
  strict: true,
  publish: false,
};

export default { ...common, format: ['summary', 'json:.results/scenarios.json'] };

/** The same run, to record the fixtures. */
export const record = { ...common, format: ['summary'] };

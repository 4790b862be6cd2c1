import type { LaneStep } from './side-by-side'

const shown = 'when it fails'

/** Everything that needs no running program, the longest first. */
export const checkSteps: readonly LaneStep[] = [
  { name: 'lint', command: 'eslint . --max-warnings 0', shown },
  { name: 'types', command: 'tsc -p .', shown },
  { name: 'format', command: 'prettier --check . --log-level warn', shown },
  { name: 'dead code', command: 'knip', shown },
  { name: 'generated files in step', command: 'npm run --silent generate -- --check', shown },
]

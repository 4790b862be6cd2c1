import type { LaneStep } from './side-by-side'

const shown = 'when it fails'

/** All checks that need no running program, the longest first. */
export const checkSteps: readonly LaneStep[] = [
  { name: 'lint and types', command: 'oxlint', shown },
  { name: 'format', command: 'oxfmt --check', shown },
  { name: 'dead code', command: 'knip', shown },
  { name: 'generated files in step', command: 'npm run --silent generate -- --check', shown },
]

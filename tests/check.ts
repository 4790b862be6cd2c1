import { runStep, type Step } from './run-step'

const steps: Step[] = [
  { name: 'lint', command: 'eslint . --max-warnings 0' },
  { name: 'types', command: 'tsc -p .' },
  { name: 'format', command: 'prettier --check . --log-level warn' },
  { name: 'generated files in step', command: 'npm run --silent generate -- --check' },
  { name: 'dead code', command: 'knip' },
]

/** `npm run check`: everything that needs no running program, two at a time. */
const results: boolean[] = []
const work = async () => {
  for (let step = steps.shift(); step; step = steps.shift()) results.push(await runStep(step, 'when it fails'))
}
await Promise.all([work(), work()])
process.exitCode = results.every(Boolean) ? 0 : 1

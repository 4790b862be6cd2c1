/** The two halves of all tests, each with the command that runs it and the folder of its reports. */
export const parts = {
  first: { command: 'npm test', folder: '.cache/tests' },
  rest: { command: 'npm run test:rest', folder: '.cache/tests-rest' },
} as const

export type Part = keyof typeof parts

/** The counts of a part, for the line over both. */
export interface Total {
  readonly passed: number
  readonly failed: number
}

export const totalFile = (part: Part): string => `${parts[part].folder}/total.json`

export const lastLine = ({ passed, failed }: Total): string => `${passed} passed, ${failed} failed`

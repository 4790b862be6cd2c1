import { multiselect, select, text } from '@clack/prompts'
import { Cancelled, type Prompts } from './prompts'

/** Prompts in the terminal of this process. */
export const clackPrompts: Prompts = {
  async text({ message, example, initial, problem }) {
    const placeholder = initial ?? example
    const answer = await text({
      message,
      ...(placeholder !== undefined && { placeholder }),
      ...(initial !== undefined && { defaultValue: initial }),
      validate: (value) => problem(value === undefined || value === '' ? (initial ?? '') : value),
    })
    return given(answer)
  },
  async chooseOne({ message, options }) {
    return given(
      await select({
        message,
        options: options.map(({ value, hint }) => ({ value, label: value, ...(hint !== undefined && { hint }) })),
      }),
    )
  },
  async chooseSeveral({ message, options }) {
    const all = options.map(({ value }) => value)
    return given(
      await multiselect({
        message,
        initialValues: all,
        required: true,
        options: options.map(({ value }) => ({ value, label: value })),
      }),
    )
  },
}

function given<T>(answer: T): Exclude<T, symbol> {
  if (isGiven(answer)) return answer
  throw new Cancelled()
}

/** A cancelled prompt returns a symbol. */
function isGiven<T>(answer: T): answer is Exclude<T, symbol> {
  return typeof answer !== 'symbol'
}

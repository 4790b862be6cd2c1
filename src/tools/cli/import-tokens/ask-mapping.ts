import type { ForeignToken } from '@/engine/import-tokens/foreign/foreign-tokens'
import type { ForeignValues } from '@/engine/import-tokens/foreign/foreign-values'
import type { Candidate } from '@/engine/import-tokens/guess-mapping'
import type { Mapping } from '@/engine/import-tokens/plan-import'
import { fits, roleValue } from '@/engine/import-tokens/role-value'
import { themeRoles, type ThemeRole } from '@/engine/import-tokens/theme-roles'
import { Cancelled, type Choice, type Prompts } from '@/tools/cli/prompts'
import { valueInWords } from './token-words'

type Guesses = ReadonlyMap<ThemeRole, readonly Candidate[]>

const asNamed = 'as the names say'
const oneByOne = 'one by one'
const stop = 'stop'
const leave = 'leave as it is'
const another = 'another token'

/** Asks which role takes which token. */
export async function askMapping(
  guesses: Guesses,
  tokens: readonly ForeignToken[],
  values: ForeignValues,
  prompts: Prompts,
): Promise<Mapping> {
  const known = [...guesses].flatMap(([role, [first]]) => (first === undefined ? [] : [[role, first.token] as const]))
  if (known.length > 0) {
    const list = known.map(([role, token]) => `  ${role.name.padEnd(26)}${token.name}`).join('\n')
    const answer = await prompts.chooseOne({
      message: `By their names, these tokens are for the theme:\n${list}`,
      options: [{ value: asNamed }, { value: oneByOne }, { value: stop }],
    })
    if (answer === stop) throw new Cancelled()
    if (answer === asNamed) return new Map(known)
  }
  return chooseEach(guesses, tokens, values, prompts)
}

async function chooseEach(
  guesses: Guesses,
  tokens: readonly ForeignToken[],
  values: ForeignValues,
  prompts: Prompts,
): Promise<Mapping> {
  const chosen = new Map<ThemeRole, ForeignToken>()
  for (const role of themeRoles) {
    const fitting = tokens.filter((token) => fits(role, token, values))
    if (fitting.length === 0) continue
    const candidates = guesses.get(role) ?? []
    const token = await chooseToken(role, candidates, fitting, values, prompts)
    if (token !== undefined) chosen.set(role, token)
  }
  return chosen
}

async function chooseToken(
  role: ThemeRole,
  candidates: readonly Candidate[],
  fitting: readonly ForeignToken[],
  values: ForeignValues,
  prompts: Prompts,
): Promise<ForeignToken | undefined> {
  const offered = candidates.map(({ token }) => ({
    value: token.name,
    hint: valueInWords(roleValue(role, token, values)),
  }))
  const options: Choice['options'] = [...offered, { value: leave }, { value: another }]
  const answer = await prompts.chooseOne({ message: `${role.name}: ${role.description}`, options })
  if (answer === leave) return undefined
  if (answer !== another) return fitting.find(({ name }) => name === answer)
  const name = await prompts.text({
    message: `Token for ${role.name}`,
    example: fitting[0]?.name ?? '',
    problem: (written) => (fitting.some((each) => each.name === written) ? undefined : `no ${role.type} has this name`),
  })
  return fitting.find((each) => each.name === name)
}

/** Asks before writing. `isSafe` says that the brand would have no problem. */
export async function confirmImport(prompts: Prompts, isSafe: boolean): Promise<boolean> {
  const [write, stay] = ['write theme.json', 'write nothing']
  const answer = await prompts.chooseOne({
    message: isSafe ? 'Write it?' : 'The brand would have the problems above. Write it?',
    options: (isSafe ? [write, stay] : [stay, write]).map((value) => ({ value })),
  })
  return answer === write
}

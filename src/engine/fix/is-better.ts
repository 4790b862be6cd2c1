import { judgedLast } from '@/engine/checks/all-checks'
import { byteOrderMark } from '@/engine/checks/files/byte-order-mark'
import { duplicateKey } from '@/engine/checks/files/duplicate-key'
import { syntaxError } from '@/engine/checks/files/syntax-error'
import { hostInvalid } from '@/engine/checks/hosts/host-invalid'
import { unknownKey } from '@/engine/checks/schema/unknown-key'
import { wrongType } from '@/engine/checks/schema/wrong-type'
import { colorRange } from '@/engine/checks/theme/color-range'
import { colorText } from '@/engine/checks/theme/color-text'
import type { Diagnostic } from '@/engine/finding/diagnostic'
import { newProblems } from '@/engine/finding/new-problems'

/** Codes of problems whose repair names nothing: it cannot have named something else than what was meant. */
const namesNothing: ReadonlySet<string> = new Set(
  [syntaxError, byteOrderMark, duplicateKey, unknownKey, wrongType, colorText, colorRange, hostInvalid].map(
    ({ code }) => code,
  ),
)

/**
 * Whether the repairs leave problems fewer and make no new one. What is said to be unused once there is no error was
 * unused before, unless a name was repaired: then it may be what was meant.
 */
export function isBetter(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  repaired: readonly Diagnostic[],
): boolean {
  const added = newProblems(before, after)
  const isNaming = repaired.some(({ code }) => !namesNothing.has(code))
  const isShown = ({ code }: Diagnostic) => judgedLast.has(code) && !isNaming
  return added.every(isShown) && after.length - added.length < before.length
}

import { extent } from '@tests/extent'
import type { Mistake } from './mistake'
import { centreMistakes } from './centre-mistakes'
import { contentMistakes } from './content-mistakes'
import { doubledMistakes } from './doubled-mistakes'
import { gameMistakes } from './game-mistakes'
import { lateMistakes } from './late-mistakes'
import { lobbyMistakes } from './lobby-mistakes'
import { menuMistakes } from './menu-mistakes'
import { misleadingMistakes } from './misleading-mistakes'
import { pageMistakes } from './page-mistakes'
import { pastedMistakes } from './pasted-mistakes'
import { silentMistakes } from './silent-mistakes'
import { silentPageMistakes } from './silent-page-mistakes'
import { silentSiteMistakes } from './silent-site-mistakes'
import { siteMistakes } from './site-mistakes'
import { themeMistakes } from './theme-mistakes'
import { unlikelyMistakes } from './unlikely-mistakes'
import { unnoticedMistakes } from './unnoticed-mistakes'
import { unnoticedPageMistakes } from './unnoticed-page-mistakes'
import { welcomeMistakes } from './welcome-mistakes'
import { wordingMistakes } from './wording-mistakes'

const all = [
  ...siteMistakes,
  ...themeMistakes,
  ...pageMistakes,
  ...menuMistakes,
  ...contentMistakes,
  ...lateMistakes,
  ...centreMistakes,
  ...gameMistakes,
  ...silentMistakes,
  ...silentSiteMistakes,
  ...silentPageMistakes,
  ...misleadingMistakes,
  ...wordingMistakes,
  ...lobbyMistakes,
  ...unnoticedMistakes,
  ...unnoticedPageMistakes,
  ...unlikelyMistakes,
  ...doubledMistakes,
  ...pastedMistakes,
  ...welcomeMistakes,
]
const kindOf = ({ file, code }: Mistake) => `${file} ${code}`
const firstOfKind = new Map(all.toReversed().map((each) => [kindOf(each), each]))

/**
 * What people do to a brand late in the evening, beyond the typos of the typo corpus. `npm test` tries one of each kind:
 * the first for each code in a file.
 */
export const mistakes = extent === 'first' ? [...firstOfKind.values()] : all

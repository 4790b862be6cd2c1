import type { StoryMerchant } from 'virtual:merchants'
import { directionOf } from '@/contract/text/direction'

/** The language of right-to-left stories. */
export const rightToLeftLanguage = 'AR'

/**
 * The language of a story: the chosen one, or the brand's default where the brand lacks it. From right to left it is
 * Arabic instead of a mirrored one, if the brand's template has Arabic texts.
 */
export function storyLanguage(
  { boot, languages, texts }: Pick<StoryMerchant, 'boot' | 'languages' | 'texts'>,
  chosen: string,
  direction: 'auto' | 'ltr' | 'rtl',
): string {
  const known = chosen in texts ? chosen : boot.site.defaultLanguage
  const isMirrored = direction === 'rtl' && directionOf(languages[known]?.locale ?? 'und') === 'ltr'
  return isMirrored && rightToLeftLanguage in texts ? rightToLeftLanguage : known
}

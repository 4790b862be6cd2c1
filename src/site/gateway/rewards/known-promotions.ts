import { useLanguage } from '@/site/i18n/language'
import { loadSanitiser } from '@/site/ui/sanitiser'
import type { Promotion } from './promotions'

interface KnownPromotions {
  readonly language: string
  readonly promotions: readonly Promotion[]
}

/** Of the page's document, which the build has drawn with them. */
let known: KnownPromotions | undefined

if (typeof document !== 'undefined') {
  const element = document.querySelector('script[data-promotions]')
  if (element !== null) {
    const promotions = JSON.parse(element.textContent) as readonly Promotion[]
    known = { language: element.getAttribute('data-promotions') ?? '', promotions }
    // Its words stay on the screen. A part that shows HTML reports that the sanitiser did not arrive.
    loadSanitiser().catch(() => undefined)
  }
}

/** For pages that are drawn in advance. */
export function keepPromotions(next: KnownPromotions | undefined): void {
  known = next
}

/**
 * What the build knew of the promotion that the document was drawn for, until the server answers: none for one that was
 * over. Undefined in other documents, and for readers of another language.
 */
export function useKnownPromotions(): readonly Promotion[] | undefined {
  const { language } = useLanguage()
  return known?.language === language ? known.promotions : undefined
}

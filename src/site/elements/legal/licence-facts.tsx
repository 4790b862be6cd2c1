import type { Licence } from '@/contract/generated/merchant-types'
import { ActionTarget } from '@/site/elements/action-target'
import { useText } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'
import { LazyImage } from '@/site/ui/loading/lazy-image'

/** The seal of a licence, which leads to its register. */
export function LicenceSeal({ licence: { seal, address, regulator, number } }: { readonly licence: Licence }) {
  const t = useText()
  if (seal === undefined) return null
  const alt = seal.alt === undefined ? t('licence.seal', { regulator, number }) : t(seal.alt)
  return (
    <ActionTarget action={{ action: 'external', href: address }}>
      <LazyImage src={seal.src} alt={alt} width={seal.width} height={seal.height} />
    </ActionTarget>
  )
}

/** Who holds the licence, of which authority and under which number, as a sentence. */
export function LicenceSentence({ licence: { holder, regulator, number } }: { readonly licence: Licence }) {
  const t = useText()
  const { name } = useSite().site
  return <>{t('licence.sentence', { holder: holder ?? name, regulator, number })}</>
}

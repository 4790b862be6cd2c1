import { Suspense, useId, useState } from 'react'
import { styled } from 'styled-components'
import { LanguageButton, LanguageChoices } from '@/site/elements/languages/language-choices'
import { mostAtOnce, useLanguageChoice } from '@/site/elements/languages/use-language-choice'
import { useLikelyFirst } from '@/site/elements/languages/use-likely-first'
import { useText } from '@/site/i18n/language'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { Icon } from '@/site/ui/icons/icon'
import { Group, Title } from './side-group'

const ManyLanguages = lazyPart('many-languages', () =>
  import('@/site/elements/languages/many-languages').then((part) => part.ManyLanguages),
)

/** The languages of the site, each by its own name; of many the likely ones, and a search for the others. */
export function LanguageList() {
  const t = useText()
  const titleId = useId()
  const { languages, failed, choose } = useLanguageChoice()
  const [isOpen, setOpen] = useState<boolean>()
  const sorted = useLikelyFirst(languages)
  if (languages.length < 2) return null
  const isMany = languages.length > mostAtOnce
  const folded = languages.length - likely
  const fold = isMany && (
    <LanguageButton
      type="button"
      aria-expanded={isOpen === true}
      // Closed again, it is another button than the one that was pressed, which had the focus.
      autoFocus={isOpen === false}
      aria-label={t(isOpen ? 'choices.less' : 'choices.more', { n: folded })}
      onClick={() => setOpen(!isOpen)}
    >
      <span dir="ltr">{isOpen ? '–' : `+${folded}`}</span>
    </LanguageButton>
  )
  const first = (
    <LanguageChoices languages={isMany ? sorted.slice(0, likely) : languages} choose={choose}>
      {fold}
    </LanguageChoices>
  )
  return (
    <Group role="group" aria-labelledby={titleId}>
      <Title id={titleId}>
        <Icon name="globe" size={16} />
        {t('nav.language')}
      </Title>
      {isOpen ? (
        <Suspense fallback={first}>
          <ManyLanguages startsInSearch languages={languages} choose={choose}>
            {fold}
          </ManyLanguages>
        </Suspense>
      ) : (
        first
      )}
      {failed && <Failed role="alert">{t('error.network')}</Failed>}
    </Group>
  )
}

/** How many are shown of many. */
const likely = 5

const Failed = styled.p`
  margin-block-start: 0.5rem;
  color: var(--color-danger);
  font-size: var(--font-size-small);
`

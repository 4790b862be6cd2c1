import { useId } from 'react'
import { styled } from 'styled-components'
import { useLanguageChoice } from '@/site/elements/languages/use-language-choice'
import { useManyLanguages } from '@/site/elements/languages/use-many-languages'
import { useText } from '@/site/i18n/language'
import { Icon } from '@/site/ui/icons/icon'
import { Group, Title } from './side-group'

/** The languages of the site, each by its own name; where there are many, the likely ones, and a search for the others. */
export function LanguageList() {
  const t = useText()
  const titleId = useId()
  const { languages, failed, choose } = useLanguageChoice()
  const { shown, folded, isOpen, search, toggle } = useManyLanguages(languages, choose)
  if (languages.length < 2) return null
  return (
    <Group role="group" aria-labelledby={titleId}>
      <Title id={titleId}>
        <Icon name="globe" size={16} />
        {t('nav.language')}
      </Title>
      {isOpen && search}
      <Choices>
        {shown.map(({ code, locale, label, isCurrent, isLoading }) => (
          <Choice
            key={code}
            type="button"
            lang={locale}
            aria-pressed={isCurrent}
            aria-busy={isLoading}
            onClick={() => void choose(code)}
          >
            {label}
          </Choice>
        ))}
        {folded > 0 && (
          <Choice
            type="button"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'choices.less' : 'choices.more', { n: String(folded) })}
            onClick={toggle}
          >
            {isOpen ? '–' : `+${folded}`}
          </Choice>
        )}
      </Choices>
      {failed && <Failed role="alert">{t('error.network')}</Failed>}
    </Group>
  )
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;
`

const Choice = styled.button`
  flex: 1 1 auto;
  min-block-size: 2.75rem;
  padding: 0.25rem 0.75rem;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-control);
  background: none;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  font-weight: var(--font-weight-control);

  &:hover {
    color: var(--color-text);
  }

  &[aria-busy='true'] {
    opacity: 0.6;
  }

  &[aria-pressed='true'] {
    border-color: var(--color-accent);
    background: color-mix(in srgb, var(--color-accent) 14%, transparent);
    color: var(--color-text);
  }
`

const Failed = styled.p`
  margin-block-start: 0.5rem;
  color: var(--color-danger);
  font-size: var(--font-size-small);
`

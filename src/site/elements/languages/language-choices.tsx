import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ChooseLanguage, OfferedLanguage } from './use-language-choice'

interface LanguageChoicesProps {
  readonly languages: readonly OfferedLanguage[]
  readonly choose: ChooseLanguage
  /** What stands behind them. */
  readonly children?: ReactNode
}

/** A button for each language, by its own name. */
export function LanguageChoices({ languages, choose, children }: LanguageChoicesProps) {
  return (
    <Choices>
      {languages.map(({ code, locale, label, isCurrent, isLoading }) => (
        <LanguageButton
          key={code}
          type="button"
          lang={locale}
          dir="auto"
          aria-pressed={isCurrent}
          aria-busy={isLoading}
          onClick={() => void choose(code)}
        >
          {label}
        </LanguageButton>
      ))}
      {children}
    </Choices>
  )
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;
`

export const LanguageButton = styled.button`
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

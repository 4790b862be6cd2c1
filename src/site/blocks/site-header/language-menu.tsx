import { styled } from 'styled-components'
import { useLanguageChoice } from '@/site/elements/languages/use-language-choice'
import { useManyLanguages } from '@/site/elements/languages/use-many-languages'
import { useText } from '@/site/i18n/language'
import { Icon } from '@/site/ui/icons/icon'
import { Menu } from '@/site/ui/menu'
import { rowLook } from './menu-row'

/** The languages of the site, on a page without a side menu, which has them elsewhere. */
export function LanguageMenu() {
  const t = useText()
  const { languages, failed, choose } = useLanguageChoice()
  const { found, search } = useManyLanguages(languages, choose)
  if (languages.length < 2) return null
  return (
    <Menu label={t('nav.language')} button={<Icon name="globe" size={22} />}>
      {(close) => (
        <>
          {search}
          {found.map(({ code, locale, label, isCurrent, isLoading }) => (
            <Row
              key={code}
              type="button"
              lang={locale}
              aria-pressed={isCurrent}
              aria-busy={isLoading}
              onClick={() => void choose(code).then((isShown) => isShown && close())}
            >
              {label}
              {isCurrent && <Icon name="check" size={18} />}
            </Row>
          ))}
          {failed && <Failed role="alert">{t('error.network')}</Failed>}
        </>
      )}
    </Menu>
  )
}

const Row = styled.button`
  ${rowLook}
  justify-content: space-between;

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`

const Failed = styled.p`
  padding: 0.4rem 0.75rem;
  color: var(--color-danger);
  font-size: var(--font-size-small);
`

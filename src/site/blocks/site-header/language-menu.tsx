import { styled } from 'styled-components'
import { ManyLanguages } from '@/site/elements/languages/many-languages'
import { mostAtOnce, useLanguageChoice } from '@/site/elements/languages/use-language-choice'
import { useText } from '@/site/i18n/language'
import { Icon } from '@/site/ui/icons/icon'
import { Menu } from '@/site/ui/menu'
import { rowLook } from './menu-row'

/** The languages of the site, on a page without a side menu, which has them elsewhere. */
export function LanguageMenu() {
  const t = useText()
  const { languages, failed, choose } = useLanguageChoice()
  if (languages.length < 2) return null
  return (
    <Menu label={t('nav.language')} button={<Icon name="globe" size={22} />}>
      {(close) => {
        const chooseAndClose = async (code: string) => {
          const isShown = await choose(code)
          if (isShown) close()
          return isShown
        }
        return (
          <>
            {languages.length > mostAtOnce ? (
              <ManyLanguages languages={languages} choose={chooseAndClose} />
            ) : (
              languages.map(({ code, locale, label, isCurrent, isLoading }) => (
                <Row
                  key={code}
                  type="button"
                  lang={locale}
                  aria-pressed={isCurrent}
                  aria-busy={isLoading}
                  onClick={() => void chooseAndClose(code)}
                >
                  {label}
                  {isCurrent && <Icon name="check" size={18} />}
                </Row>
              ))
            )}
            {failed && <Failed role="alert">{t('error.network')}</Failed>}
          </>
        )
      }}
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

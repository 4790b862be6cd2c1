import type { Plugin } from 'vite'

const wrapper = 'const createI18nWrapper = original => {'

/**
 * Has every `useTranslation` of a page that is rendered once give the i18next instance itself. react-i18next
 * copies the instance for each, so that React sees a change of language: a third of the time of a page.
 */
export function sharedI18n(): Plugin {
  return {
    name: 'shared-i18n',
    enforce: 'pre',
    transform: {
      filter: { id: /\/react-i18next\/dist\/es\/useTranslation\.js$/ },
      handler(code) {
        if (!code.includes(wrapper)) throw new Error('react-i18next no longer copies its instance: drop this plugin')
        return { code: code.replace(wrapper, `${wrapper}return original;`), map: null }
      },
    },
  }
}

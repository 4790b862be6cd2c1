import type { JsonObject } from '@/contract/json/json-value'
import { minimalTheme } from './minimal-theme'
import { plainPng } from './plain-png'
import type { Files } from './write-files'

const shell = { header: true, footer: true }
const guest = { action: 'dialog', dialog: 'login-register' }
const textKeys = ['nav.home', 'nav.help', 'nav.login', 'page.title', 'page.text', 'banner.title', 'field.username']

/** The files of the smallest valid template, by their path in its folder. */
export function minimalTemplate(): Files {
  return {
    'site.json': site,
    'theme.json': minimalTheme,
    'routes.json': routes,
    'banners.json': banners,
    'menus.json': { header: menu, account, side: menu, footer: menu, bottomBar: menu },
    'features.json': { flags: { PTSYS3: { meaning: 'Points are shown.', default: true } } },
    'vendors.json': { items: { TF: { name: 'TF', categories: ['ESPORTS'] } }, order: ['TF'] },
    'fields.json': fields,
    'locales/EN.json': Object.fromEntries(textKeys.map((key) => [key, `${key} of {{brand}}`])),
    'locales/TY.json': Object.fromEntries(textKeys.map((key) => [key, `${key} TY`])),
    'assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"><circle r="1"/></svg>',
    'assets/icon-touch.png': plainPng(180),
    'assets/icon-app.png': plainPng(512),
  }
}

const site: JsonObject = {
  schemaVersion: 2,
  code: 'base',
  name: 'Base',
  template: true,
  languages: {
    items: { EN: { locale: 'en', label: 'English' }, TY: { locale: 'fil-PH', label: 'Filipino' } },
    order: ['EN', 'TY'],
  },
  defaultLanguage: 'EN',
  currency: { code: 'VND' },
  sandbox: { systemStatus: 0 },
}

const text = { block: 'text-section', props: { title: 'page.title', paragraphs: ['page.text'] } }
const system = { title: 'page.title', shell, sections: { text }, order: ['text'] }

const plainPage = (path: string) => ({ path, title: 'page.title', shell, sections: { text }, order: ['text'] })

const routes: JsonObject = {
  shell: {
    header: { block: 'site-header' },
    sideMenu: { block: 'side-menu' },
    footer: { block: 'site-footer', props: { about: 'page.text', responsibility: 'page.text' } },
    bottomBar: { block: 'bottom-bar' },
    banner: { block: 'banner-slider' },
  },
  pages: {
    home: { path: '/', title: 'nav.home', shell: { ...shell, banner: 'w_home' }, sections: { text }, order: ['text'] },
    login: { ...plainPage('/login'), linked: false, openToGuests: 'all' },
    promo: { ...plainPage('/promotions'), linked: false },
    byIframe: { ...plainPage('/game'), linked: false },
    help: { path: '/help', aliases: ['/support'], title: 'nav.help', shell, sections: { text }, order: ['text'] },
  },
  system: { maintenance: system, blocked: system, notFound: system },
}

const banner = { image: { src: 'logo.svg', width: 1200, height: 400 }, title: 'banner.title', action: guest }
const banners: JsonObject = { groups: { w_home: { items: { first: banner }, order: ['first'] } } }

const menu: JsonObject = {
  items: {
    home: { label: 'nav.home', action: { action: 'navigate', to: '/' } },
    help: { label: 'nav.help', action: { action: 'navigate', to: '/help?from=menu' } },
    login: { label: 'nav.login', action: guest, when: { session: 'guest' } },
  },
  order: ['home', 'help', 'login'],
}

const { login: _, ...entries } = menu['items'] as JsonObject
const account: JsonObject = { items: entries, order: ['home', 'help'] }

const name = { widget: 'text', label: 'field.username', rule: 'username' }
const password = { widget: 'password', label: 'field.username', rule: 'password' }
const form = { fields: { username: name, password }, order: ['username', 'password'] }
const mobileForm = { fields: { mobileNum: { ...name, rule: 'mobileNum' } }, order: ['mobileNum'] }
const login = {
  fields: { username: { label: 'field.username' }, password: { label: 'field.username' } },
  order: ['username', 'password'],
}
const noFields = { fields: {}, order: [] }
const fields: JsonObject = {
  forms: {
    register: form,
    registerMobile: mobileForm,
    login,
    loginSms: noFields,
    changePassword: noFields,
    forgotByEmail: noFields,
    forgotByMobile: noFields,
  },
  patterns: { username: 'field.username' },
}

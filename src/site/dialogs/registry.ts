import type { ComponentType } from 'react'
import type { DialogName } from '@/contract/generated/merchant-types'
import type { DialogPartProps } from '@/site/merchant/dialogs'

/** The dialogs that an action may open. A dialog is loaded when it is first opened. */
export const dialogs: { readonly [D in DialogName]: () => Promise<ComponentType<DialogPartProps<D>>> } = {
  'after-login': () => import('./after-login/after-login').then((part) => part.AfterLogin),
  'agent-centre': () => import('./agent-centre/agent-centre').then((part) => part.AgentCentre),
  announcements: () => import('./announcements/announcements').then((part) => part.Announcements),
  'change-password': () => import('./change-password/change-password').then((part) => part.ChangePassword),
  'cookie-settings': () => import('./cookie-settings/cookie-settings').then((part) => part.CookieSettings),
  'download-guide': () => import('./download-guide/download-guide').then((part) => part.DownloadGuide),
  'forgot-password': () => import('./forgot-password/forgot-password').then((part) => part.ForgotPassword),
  'game-list': () => import('./game-list/game-list').then((part) => part.GameList),
  'human-verification': () => import('./human-verification/human-verification').then((part) => part.HumanVerification),
  install: () => import('./install/install').then((part) => part.Install),
  'login-register': () => import('./login-register/login-register').then((part) => part.LoginRegister),
  'member-centre': () => import('./member-centre/member-centre').then((part) => part.MemberCentre),
  message: () => import('./message/message').then((part) => part.Message),
  'reality-check': () => import('./reality-check/reality-check').then((part) => part.RealityCheck),
  'register-success': () => import('./register-success/register-success').then((part) => part.RegisterSuccess),
  search: () => import('./search/search').then((part) => part.Search),
  'speed-test': () => import('./speed-test/speed-test').then((part) => part.SpeedTest),
}

import type { ComponentType } from 'react'
import type { DialogName } from '@/generated/merchant-types'
import type { DialogPartProps } from '@/site/dialogs'

/** What an action may open. A dialog arrives when it is first opened. */
export const dialogs: { readonly [D in DialogName]: () => Promise<ComponentType<DialogPartProps<D>>> } = {
  'login-register': () => import('./login-register/login-register').then((part) => part.LoginRegister),
  message: () => import('./message/message').then((part) => part.Message),
  'register-success': () => import('./register-success/register-success').then((part) => part.RegisterSuccess),
}

import type { CallName } from '@/contract/endpoints/endpoints'
import type {
  Balance,
  Captcha,
  CountryCodes,
  DomainRoutes,
  FreePlayLogin,
  Login,
  LoginWithToken,
  Logout,
  MemberInfo,
  Notices,
  Permission,
  Register,
  RegisterMobile,
  RegisterSettings,
  RegisterSms,
  WhitelabelMenu,
} from '@/contract/generated/gateway-types'
import * as validate from '@/contract/generated/validate-request.js'
import { agentCalls } from './agent-calls'
import { captcha } from './calls/captcha'
import { countryCodes } from './calls/country-codes'
import { freePlayLogin } from './calls/free-play'
import { balance, memberInfo } from './calls/member'
import { notices } from './calls/notices'
import { register } from './calls/register'
import { registerMobile } from './calls/register-mobile'
import { registerMobileSms, registerSms } from './calls/register-sms'
import { login, loginWithToken, logout } from './calls/session'
import { domainRoutes, permission, registerSettings, whitelabelMenu } from './calls/system'
import { cashCalls } from './cash-calls'
import { contentCalls } from './content-calls'
import { gameCalls } from './game-calls'
import { answered, type AnsweredCall } from './gateway-call'
import { identityCalls } from './identity-calls'
import { pointCalls } from './point-calls'
import { promotionCalls } from './promotion-calls'
import { recordCalls } from './record-calls'
import { rewardCalls } from './reward-calls'

/** All rows of the endpoint table but the ping, which is answered before anybody knows whose it is. */
export const answeredCalls: Readonly<Record<Exclude<CallName, 'ping'>, AnsweredCall>> = {
  permission: answered<Permission>(validate.permission, permission),
  status: answered<Permission>(validate.permission, permission),
  registerSettings: answered<RegisterSettings>(validate.registerSettings, registerSettings),
  domainRoutes: answered<DomainRoutes>(validate.domainRoutes, domainRoutes),
  whitelabelMenu: answered<WhitelabelMenu>(validate.whitelabelMenu, whitelabelMenu),
  countryCodes: answered<CountryCodes>(validate.countryCodes, countryCodes),
  notices: answered<Notices>(validate.notices, notices),
  captcha: answered<Captcha>(validate.captcha, captcha),
  registerSms: answered<RegisterSms>(validate.registerSms, registerSms),
  registerMobileSms: answered<RegisterSms>(validate.registerSms, registerMobileSms),
  register: answered<Register>(validate.register, register),
  registerMobile: answered<RegisterMobile>(validate.registerMobile, registerMobile),
  login: answered<Login>(validate.login, login),
  loginWithToken: answered<LoginWithToken>(validate.loginWithToken, loginWithToken),
  freePlayLogin: answered<FreePlayLogin>(validate.freePlayLogin, freePlayLogin),
  logout: answered<Logout>(validate.logout, logout),
  memberInfo: answered<MemberInfo>(validate.memberInfo, memberInfo),
  balance: answered<Balance>(validate.balance, balance),
  ...agentCalls,
  ...cashCalls,
  ...contentCalls,
  ...gameCalls,
  ...identityCalls,
  ...pointCalls,
  ...promotionCalls,
  ...recordCalls,
  ...rewardCalls,
}

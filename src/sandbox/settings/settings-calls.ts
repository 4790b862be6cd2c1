import * as validate from '@/contract/generated/validate-request.js'
import { answered } from '@/sandbox/call/gateway-call'
import { countryCodes } from './calls/country-codes'
import { domainRoutes, permission, registerSettings, whitelabelMenu } from './calls/system'

export const settingsCalls = {
  permission: answered(validate.permission, permission),
  status: answered(validate.permission, permission),
  registerSettings: answered(validate.registerSettings, registerSettings),
  domainRoutes: answered(validate.domainRoutes, domainRoutes),
  whitelabelMenu: answered(validate.whitelabelMenu, whitelabelMenu),
  countryCodes: answered(validate.countryCodes, countryCodes),
}

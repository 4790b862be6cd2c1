import * as validate from '@/contract/generated/validate-request.js'
import { answered } from '@/sandbox/call/gateway-call'
import { balance, memberInfo } from './calls/member'
import { memberIcon, playerAvatar, updateMemberIcon } from './calls/member-icon'
import { updateLanguage } from './calls/update-language'

export const accountsCalls = {
  memberInfo: answered(validate.memberInfo, memberInfo),
  balance: answered(validate.balance, balance),
  updateLanguage: answered(validate.updateLanguage, updateLanguage),
  playerAvatar: answered(validate.playerAvatar, playerAvatar),
  memberIcon: answered(validate.memberIcon, memberIcon),
  updateMemberIcon: answered(validate.updateMemberIcon, updateMemberIcon),
}

import * as validate from '@/contract/generated/validate-request.js'
import { answered } from '@/sandbox/call/gateway-call'
import { feedback } from './calls/feedback'
import { deleteMessages, messages, readMessages, sendMessage } from './calls/messages'

export const messagesCalls = {
  feedback: answered(validate.feedback, feedback),
  messages: answered(validate.messages, messages),
  readMessages: answered(validate.readMessages, readMessages),
  deleteMessages: answered(validate.deleteMessages, deleteMessages),
  sendMessage: answered(validate.sendMessage, sendMessage),
}

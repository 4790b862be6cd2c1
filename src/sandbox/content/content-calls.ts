import * as validate from '@/contract/generated/validate-request.js'
import { answered } from '@/sandbox/call/gateway-call'
import { agentNews } from './calls/agent-news'
import { announcementContent, announcements } from './calls/announcements'
import { customerService } from './calls/customer-service'
import { helpCentre } from './calls/help-centre'
import { notices } from './calls/notices'

export const contentCalls = {
  notices: answered(validate.notices, notices),
  agentNews: answered(validate.agentNews, agentNews),
  announcements: answered(validate.announcements, announcements),
  announcementContent: answered(validate.announcementContent, announcementContent),
  customerService: answered(validate.customerService, customerService),
  helpCentre: answered(validate.helpCentre, helpCentre),
}

import type { CallName } from '@/contract/endpoints/endpoints'
import type {
  AnnouncementContent,
  Announcements,
  ConsolidatedFunds,
  CustomerService,
  ContractDetails,
  ContractRecord,
  DailySalary,
  DeleteMessages,
  DividendClaim,
  EndContract,
  Feedback,
  HelpCentre,
  HourlySalary,
  MemberIcon,
  MemberTransactions,
  Messages,
  MerchantWallet,
  OfferContract,
  PlayerAvatar,
  PointBalance,
  ReadMessages,
  RealTimeSalary,
  Referral,
  SendMessage,
  UnreadCount,
  UpdateLanguage,
  UpdateMemberIcon,
  WalletTransfer,
} from '@/contract/generated/gateway-types'
import * as validate from '@/contract/generated/validate-request.js'
import { consolidatedFunds, pointBalance, unreadCount } from './calls/account-figures'
import { announcementContent, announcements } from './calls/announcements'
import { contractDetails } from './calls/contract-details'
import { contractRecord } from './calls/contract-record'
import { customerService } from './calls/customer-service'
import { feedback } from './calls/feedback'
import { helpCentre } from './calls/help-centre'
import { memberIcon, playerAvatar, updateMemberIcon } from './calls/member-icon'
import { memberTransactions } from './calls/member-transactions'
import { merchantWallet } from './calls/merchant-wallet'
import { deleteMessages, messages, readMessages, sendMessage } from './calls/messages'
import { endContract, offerContract } from './calls/offer-contract'
import { processContract } from './calls/process-contract'
import { referral } from './calls/referral'
import { updateLanguage } from './calls/update-language'
import { walletTransfer } from './calls/wallet-transfer'
import { answered, type AnsweredCall } from './gateway-call'

/** The rows that carry what the merchant publishes and what belongs to a signed-in account. */
export const contentCalls = {
  dividendClaim: answered<DividendClaim>(validate.dividendClaim, processContract),
  dailySalary: answered<DailySalary>(validate.dailySalary, processContract),
  hourlySalary: answered<HourlySalary>(validate.hourlySalary, processContract),
  realTimeSalary: answered<RealTimeSalary>(validate.realTimeSalary, processContract),
  contractRecord: answered<ContractRecord>(validate.contractRecord, contractRecord),
  contractDetails: answered<ContractDetails>(validate.contractDetails, contractDetails),
  offerContract: answered<OfferContract>(validate.offerContract, offerContract),
  endContract: answered<EndContract>(validate.endContract, endContract),
  announcements: answered<Announcements>(validate.announcements, announcements),
  announcementContent: answered<AnnouncementContent>(validate.announcementContent, announcementContent),
  customerService: answered<CustomerService>(validate.customerService, customerService),
  feedback: answered<Feedback>(validate.feedback, feedback),
  helpCentre: answered<HelpCentre>(validate.helpCentre, helpCentre),
  updateLanguage: answered<UpdateLanguage>(validate.updateLanguage, updateLanguage),
  playerAvatar: answered<PlayerAvatar>(validate.playerAvatar, playerAvatar),
  memberIcon: answered<MemberIcon>(validate.memberIcon, memberIcon),
  updateMemberIcon: answered<UpdateMemberIcon>(validate.updateMemberIcon, updateMemberIcon),
  pointBalance: answered<PointBalance>(validate.pointBalance, pointBalance),
  memberTransactions: answered<MemberTransactions>(validate.memberTransactions, memberTransactions),
  merchantWallet: answered<MerchantWallet>(validate.merchantWallet, merchantWallet),
  walletTransfer: answered<WalletTransfer>(validate.walletTransfer, walletTransfer),
  messages: answered<Messages>(validate.messages, messages),
  readMessages: answered<ReadMessages>(validate.readMessages, readMessages),
  deleteMessages: answered<DeleteMessages>(validate.deleteMessages, deleteMessages),
  sendMessage: answered<SendMessage>(validate.sendMessage, sendMessage),
  referral: answered<Referral>(validate.referral, referral),
  unreadCount: answered<UnreadCount>(validate.unreadCount, unreadCount),
  consolidatedFunds: answered<ConsolidatedFunds>(validate.consolidatedFunds, consolidatedFunds),
} satisfies Partial<Record<CallName, AnsweredCall>>

import type { CustomerService } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'

/** Contact options of customer service (1 §7). */
export const customerService = defineCall<CustomerService>(
  rows.customerService,
  () => import('@/contract/generated/answers/customerService.js'),
)

export type ServicePath = CustomerService['response']['version']['pathList'][number]

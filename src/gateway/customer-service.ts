import type { CustomerService } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './endpoint-rows'

/** Ways to customer service (1 §7). */
export const customerService = defineCall<CustomerService>(
  rows.customerService,
  () => import('@/generated/answers/customerService.js'),
)

export type ServicePath = CustomerService['response']['version']['pathList'][number]

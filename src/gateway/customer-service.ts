import type { CustomerService } from '@/generated/gateway-types'
import { defineCall } from './call-definition'

/** Ways to customer service (1 §7). */
export const customerService = defineCall<CustomerService>(
  'customerService',
  () => import('@/generated/answers/customerService.js'),
)

export type ServicePath = CustomerService['response']['version']['pathList'][number]

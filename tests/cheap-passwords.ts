import { makePasswordsCheap } from '@/sandbox/accounts/port/passwords'

makePasswordsCheap()

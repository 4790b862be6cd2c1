import { makePasswordsCheap } from '@/sandbox/stores/passwords'

makePasswordsCheap()

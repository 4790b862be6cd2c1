import { startPage } from '@/site/app/start/start-site'

startPage()

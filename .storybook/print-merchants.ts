import { storyMerchants } from './story-merchants'

process.stdout.write(JSON.stringify(storyMerchants()))

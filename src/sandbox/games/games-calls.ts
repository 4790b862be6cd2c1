import * as validate from '@/contract/generated/validate-request.js'
import { answered } from '@/sandbox/call/gateway-call'
import { gameList, hotGames } from './calls/game-list'
import { gameMenus, newGameVendors, vendorGameType } from './calls/game-menus'
import {
  addFavouriteGame,
  favouriteGames,
  favouriteGamesList,
  recentGames,
  removeFavouriteGame,
} from './calls/marked-games'
import { pvpRooms } from './calls/pvp-rooms'
import { winnerBoard } from './calls/winner-board'

export const gamesCalls = {
  gameMenus: answered(validate.gameMenus, gameMenus),
  gameList: answered(validate.gameList, gameList),
  hotGames: answered(validate.hotGames, hotGames),
  newGameVendors: answered(validate.newGameVendors, newGameVendors),
  vendorGameType: answered(validate.vendorGameType, vendorGameType),
  favouriteGames: answered(validate.favouriteGames, favouriteGames),
  favouriteGamesList: answered(validate.favouriteGamesList, favouriteGamesList),
  addFavouriteGame: answered(validate.addFavouriteGame, addFavouriteGame),
  removeFavouriteGame: answered(validate.removeFavouriteGame, removeFavouriteGame),
  recentGames: answered(validate.recentGames, recentGames),
  pvpRooms: answered(validate.pvpRooms, pvpRooms),
  winnerBoard: answered(validate.winnerBoard, winnerBoard),
}

import type { CallName } from '@/contract/endpoints/endpoints'
import type {
  AddFavouriteGame,
  CancelBet,
  FavouriteGames,
  FavouriteGamesList,
  GameList,
  GameMenus,
  HotGames,
  LaunchGame,
  LotteryLobby,
  LotteryMenus,
  LotteryNumbers,
  LotteryOpened,
  LotteryPopular,
  LotteryRecent,
  NewGameVendors,
  PvpRooms,
  RecentGames,
  RemoveFavouriteGame,
  VendorGameType,
  WinnerBoard,
} from '@/contract/generated/gateway-types'
import * as validate from '@/contract/generated/validate-request.js'
import { cancelBet } from './calls/cancel-bet'
import { gameList, hotGames } from './calls/game-list'
import { gameMenus, newGameVendors, vendorGameType } from './calls/game-menus'
import { launchGame } from './calls/launch-game'
import { lotteryMenus, lotteryNumbers, lotteryOpened, lotteryPopular, lotteryRecent } from './calls/lottery'
import { lotteryLobby } from './calls/lottery-lobby'
import {
  addFavouriteGame,
  favouriteGames,
  favouriteGamesList,
  recentGames,
  removeFavouriteGame,
} from './calls/marked-games'
import { pvpRooms } from './calls/pvp-rooms'
import { winnerBoard } from './calls/winner-board'
import { answered, type AnsweredCall } from './gateway-call'

/** The rows that carry games and what an account does with them. */
export const gameCalls = {
  gameMenus: answered<GameMenus>(validate.gameMenus, gameMenus),
  gameList: answered<GameList>(validate.gameList, gameList),
  hotGames: answered<HotGames>(validate.hotGames, hotGames),
  newGameVendors: answered<NewGameVendors>(validate.newGameVendors, newGameVendors),
  vendorGameType: answered<VendorGameType>(validate.vendorGameType, vendorGameType),
  favouriteGames: answered<FavouriteGames>(validate.favouriteGames, favouriteGames),
  favouriteGamesList: answered<FavouriteGamesList>(validate.favouriteGamesList, favouriteGamesList),
  addFavouriteGame: answered<AddFavouriteGame>(validate.addFavouriteGame, addFavouriteGame),
  removeFavouriteGame: answered<RemoveFavouriteGame>(validate.removeFavouriteGame, removeFavouriteGame),
  recentGames: answered<RecentGames>(validate.recentGames, recentGames),
  pvpRooms: answered<PvpRooms>(validate.pvpRooms, pvpRooms),
  launchGame: answered<LaunchGame>(validate.launchGame, launchGame),
  lotteryMenus: answered<LotteryMenus>(validate.lotteryMenus, lotteryMenus),
  lotteryRecent: answered<LotteryRecent>(validate.lotteryRecent, lotteryRecent),
  lotteryNumbers: answered<LotteryNumbers>(validate.lotteryNumbers, lotteryNumbers),
  lotteryOpened: answered<LotteryOpened>(validate.lotteryOpened, lotteryOpened),
  lotteryPopular: answered<LotteryPopular>(validate.lotteryPopular, lotteryPopular),
  lotteryLobby: answered<LotteryLobby>(validate.lotteryLobby, lotteryLobby),
  cancelBet: answered<CancelBet>(validate.cancelBet, cancelBet),
  winnerBoard: answered<WinnerBoard>(validate.winnerBoard, winnerBoard),
} satisfies Partial<Record<CallName, AnsweredCall>>

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Abi, type Address, encodeFunctionData, maxUint256, parseAbi, parseEther, parseUnits } from 'viem'
import { labFolder } from '../../shared/labFolder.js'
import type { Artifact } from './compileContracts.js'
import type { Deployer } from './createDeployer.js'

const tokenAbi = parseAbi(['function mint(address to, uint256 amount)', 'function approve(address to, uint256 amount)'])
const wethAbi = parseAbi(['function deposit() payable'])
const routerAbi = parseAbi([
  'function addLiquidity(address a, address b, uint256 amountA, uint256 amountB, uint256 leastA, uint256 leastB, address to, uint256 deadline)',
])

const factoryAbi = parseAbi(['function getPair(address a, address b) view returns (address)'])

// Deep enough that a test's swap hardly moves a price: 2,000 LUSD for 1 ETH, and 2 LUSD for 1 LAB.
const etherAmount = parseEther('1000')
const etherDollars = parseUnits('2000000', 6)
const labAmount = parseUnits('1000000', 18)
const labDollars = parseUnits('2000000', 6)

/** A compiled contract as the packages of Uniswap publish it, with the bytecode without its prefix. */
type Build = { readonly abi: Abi; readonly bytecode: string }

function readArtifact({ abi, bytecode }: Build): Artifact {
  return { abi, bytecode: `0x${bytecode}` }
}

type ExchangeContracts = Readonly<
  Record<'uniswapFactory' | 'uniswapRouter' | 'router' | 'WETH' | 'poolWethLusd' | 'poolLabLusd', Address>
>

/**
 * Deploys Uniswap v2 with liquidity for ETH and LAB against LUSD. The liquidity is minted for the deployer, so that the
 * balances of the lab's accounts stay as they are.
 *
 * @returns The contracts by name. `router` is `uniswapRouter`, for who looks for any exchange's.
 */
export async function deployExchange(parameters: {
  deployer: Deployer
  LAB: Address
  LUSD: Address
}): Promise<ExchangeContracts> {
  const { deployer, LAB, LUSD } = parameters
  const { account } = deployer
  const require = createRequire(join(labFolder(), 'package.json'))
  const factory: Build = require('@uniswap/v2-core/build/UniswapV2Factory.json')
  const ether: Build = require('@uniswap/v2-periphery/build/WETH9.json')
  const router: Build = require('@uniswap/v2-periphery/build/UniswapV2Router02.json')
  const uniswapFactory = await deployer.deploy(readArtifact(factory), [account])
  const WETH = await deployer.deploy(readArtifact(ether))
  const uniswapRouter = await deployer.deploy(readArtifact(router), [uniswapFactory, WETH])

  await deployer.pay(WETH, encodeFunctionData({ abi: wethAbi, functionName: 'deposit' }), etherAmount)
  await deployer.write(LAB, tokenAbi, 'mint', [account, labAmount])
  await deployer.write(LUSD, tokenAbi, 'mint', [account, etherDollars + labDollars])
  for (const token of [WETH, LAB, LUSD]) await deployer.write(token, tokenAbi, 'approve', [uniswapRouter, maxUint256])
  const pools = [
    { token: WETH, amount: etherAmount, dollars: etherDollars },
    { token: LAB, amount: labAmount, dollars: labDollars },
  ]
  for (const { token, amount, dollars } of pools)
    await deployer.write(uniswapRouter, routerAbi, 'addLiquidity', [
      token,
      LUSD,
      amount,
      dollars,
      0n,
      0n,
      account,
      maxUint256,
    ])
  const findPool = (token: Address) =>
    deployer.readAddress(
      uniswapFactory,
      encodeFunctionData({ abi: factoryAbi, functionName: 'getPair', args: [token, LUSD] }),
    )
  const [poolWethLusd, poolLabLusd] = [await findPool(WETH), await findPool(LAB)]
  return { uniswapFactory, uniswapRouter, router: uniswapRouter, WETH, poolWethLusd, poolLabLusd }
}

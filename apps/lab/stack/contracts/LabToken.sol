// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// An ordinary token with 18 decimals; anyone may mint, as in a faucet.
contract LabToken is ERC20 {
    constructor(address[] memory holders, uint256 amount) ERC20("Lab Token", "LAB") {
        for (uint256 i = 0; i < holders.length; i++) _mint(holders[i], amount);
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}

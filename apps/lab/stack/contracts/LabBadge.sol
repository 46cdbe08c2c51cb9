// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// Items of which each is one of a kind; anyone may mint.
contract LabBadge is ERC721("Lab Badges", "BADGE") {
    function mint(address to, uint256 id) external {
        _mint(to, id);
    }
}

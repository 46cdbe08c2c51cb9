// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";

/// Items of which there are many of a kind; anyone may mint.
contract LabTicket is ERC1155("") {
    string public constant name = "Lab Tickets";

    function mint(address to, uint256 id, uint256 amount) external {
        _mint(to, id, amount, "");
    }
}
